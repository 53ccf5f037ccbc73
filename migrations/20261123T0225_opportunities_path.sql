-- Where one applies within the product, for what stands for a thing of another feature, such as a call for grants.
alter table opportunities add column apply_path text;
